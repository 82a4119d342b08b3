/** Stand-ins for tests: a clock that is turned by hand. */

export class Timers {
  private time = 0;
  private next = 1;
  private readonly due = new Map<number, { at: number; then: () => void }>();

  now = (): number => this.time;

  after = (ms: number, then: () => void): number => {
    this.due.set(this.next, { at: this.time + ms, then });
    return this.next++;
  };

  cancel = (timer: number): void => void this.due.delete(timer);

  /** Let this many milliseconds pass, and what falls due in them happen in order. */
  pass(ms: number): void {
    const end = this.time + ms;
    for (;;) {
      const first = [...this.due].filter(([, { at }]) => at <= end).sort((a, b) => a[1].at - b[1].at)[0];
      if (first === undefined) break;
      this.due.delete(first[0]);
      this.time = first[1].at;
      first[1].then();
    }
    this.time = end;
  }
}
