"""What is chosen before a match, and the matches left and finished."""

import re

import pytest
from playwright.sync_api import expect

from jokeri.words import LANGUAGES, words_of
from support.ftl import WORDED
from support.pages import REFUSED, OpenSeat, Pages


@pytest.mark.parametrize("language", ["en", "ru"])
def test_the_form_says_which_option_does_not_go(
    seat: OpenSeat, pages: Pages, language: str
) -> None:
    pages.expected = [REFUSED]
    own = seat(language=language)
    page = own.page
    page.goto(own.url)
    page.get_by_text(own.words("all-options"), exact=True).click()
    with page.expect_response(lambda answer: answer.status == 400) as refused:
        page.get_by_role("combobox", name=own.words("option-nines_trump")).select_option("turned")
    code = refused.value.json()["detail"].get("code", "bad-option")
    alert = page.get_by_role("alert")
    option, value = own.words("option-nines_trump"), own.words("value-nines_trump-turned")
    expect(alert).to_have_text(own.words(f"house-{code}", option=option, value=value))
    page.get_by_role("combobox", name=own.words("option-pack"), exact=True).select_option("38")
    expect(alert).to_have_count(0)
    expect(page.get_by_text("jokerx pack=38 nines_trump=turned")).to_be_visible()
    page.get_by_role("button", name=own.words("options-reset")).click()
    expect(page.get_by_text(own.words("house-line", house="jokerx"))).to_be_visible()


def test_what_is_chosen_is_found_again_after_the_rules_and_on_loading_anew(seat: OpenSeat) -> None:
    own = seat(game="five-hundred")
    page = own.page
    page.goto(own.url)
    page.get_by_role("radio", name=own.words("game-five-hundred")).check()
    page.get_by_label(own.words("your-name")).fill("Nino")
    page.get_by_role("radio", name=own.words("with-friends")).check()
    page.get_by_role("combobox", name=own.words("option-seats")).select_option("5")
    house = page.get_by_text(own.words("house-line", house="australian seats=5"))
    expect(house).to_be_visible()
    page.get_by_role("link", name=own.words("rules")).first.click()
    page.get_by_role("button", name=own.words("back")).click()
    for _ in range(2):
        expect(house).to_be_visible()
        expect(page.get_by_label(own.words("your-name"))).to_have_value("Nino")
        expect(page.get_by_role("radio", name=own.words("with-friends"))).to_be_checked()
        page.reload()


@pytest.mark.parametrize("language", LANGUAGES)
def test_play_is_in_sight_on_a_phone_whichever_game_is_chosen(
    seat: OpenSeat, language: str
) -> None:
    own = seat(language=language)
    page = own.page
    page.goto(own.url)
    for game in WORDED:
        say = words_of(language, game)
        page.get_by_role("radio", name=say(f"game-{game}"), exact=True).check()
        expect(page.get_by_text(say(f"game-{game}-help"))).to_be_visible()
        expect(page.get_by_role("button", name=own.words("play")).first).to_be_in_viewport(ratio=1)


def test_an_unfinished_match_is_gone_on_with_or_given_up(seat: OpenSeat) -> None:
    own = seat()
    page = own.page
    own.sit("jokerx schedule=4")
    own.play_to_mid_trick()
    hand = own.hand()
    page.get_by_role("button", name=own.words("menu")).click()
    page.get_by_role("link", name=own.words("leave")).click()
    page.get_by_role("link", name=re.compile(own.words("go-on"))).click()
    own.turn()
    assert own.hand() == hand
    page.go_back()
    page.get_by_role("button", name=own.words("give-up"), exact=True).click()
    page.get_by_role("button", name=own.words("give-up-no")).click()
    page.get_by_role("button", name=own.words("give-up"), exact=True).click()
    page.get_by_role("button", name=own.words("give-up-yes")).click()
    expect(page.get_by_role("link", name=re.compile(own.words("go-on")))).to_have_count(0)


def test_every_finished_match_can_be_reached(seat: OpenSeat) -> None:
    own = seat()
    page = own.page
    finished = [
        {
            "table": f"t{number}",
            "game": "joker",
            "house": "jokerx",
            "names": ["Nino", f"Ana{number}", "Giorgi", "Levan"],
            "seat": 0,
            "deal": 24,
            "deals": 24,
            "total": [0, 0, 0, 0],
            "over": True,
            "started": "2026-01-01T12:00:00+00:00",
        }
        for number in range(9)
    ]
    page.route("**/api/tables", lambda route: route.fulfill(json={"tables": finished}))
    page.goto(own.url)
    links = page.get_by_role("link", name=own.words("replay-open"))
    expect(links).to_have_count(6)
    page.get_by_role("button", name=own.words("finished-all", count=9)).click()
    expect(links).to_have_count(9)
    expect(links.nth(6)).to_be_focused()
    expect(page.get_by_text("Ana8")).to_be_visible()


@pytest.mark.parametrize("language", ["en", "ka"])
def test_a_faulty_record_is_answered_with_its_line(
    seat: OpenSeat, pages: Pages, language: str
) -> None:
    pages.expected = [REFUSED]
    own = seat(language=language)
    page = own.page
    page.goto(f"{own.url}#/replay")
    page.get_by_label(own.words("replay-paste")).fill("game joker\nhouse nowhere\n")
    page.get_by_role("button", name=own.words("replay-read")).click()
    sentence = own.words("refused-unknown-house")
    alert = page.get_by_role("alert")
    expect(alert).to_contain_text(own.words("replay-line", line="2", sentence=sentence))
    english = alert.locator("[lang=en]")
    expect(english).to_be_hidden()
    alert.get_by_text(own.words("replay-server")).click()
    expect(english).to_contain_text("nowhere")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_character_is_chosen_and_sits_there_by_its_name(seat: OpenSeat, language: str) -> None:
    own = seat(language=language)
    page = own.page
    page.goto(own.url)
    left = page.get_by_role("combobox", name=own.words("bot-left"))
    left.select_option(label=own.words("bot-vano"))
    expect(page.get_by_text(own.words("bot-vano-help"))).to_be_visible()
    expect(page.locator("label img[src='/faces/vano.svg']")).to_have_js_property("complete", True)
    page.get_by_role("button", name=own.words("play"), exact=True).first.click()
    plate = page.get_by_role("group", name=own.words("bot-vano"), exact=True)
    expect(plate).to_be_visible()
    face = plate.locator("img")
    expect(face).to_have_attribute("src", "/faces/vano.svg")
    face.evaluate("(image) => image.decode()")  # raises where it is no picture


def test_faces_go_with_the_names_at_the_end_too(seat: OpenSeat) -> None:
    own = seat()
    page = own.page
    own.sit("jokerx schedule=1", ("vano", "careful", "daisy"))
    own.play_on()
    for name in ("vano", "daisy"):
        place = page.get_by_role("listitem").filter(has_text=own.words(f"bot-{name}"))
        expect(place.locator("img")).to_have_attribute("src", f"/faces/{name}.svg")
    careful = page.get_by_role("listitem").filter(has_text=own.names[2])
    plate = page.get_by_role("group", name=own.names[2], exact=True)
    drawn = plate.locator(".face > svg").inner_html()
    assert careful.locator(".face > svg").inner_html() == drawn
