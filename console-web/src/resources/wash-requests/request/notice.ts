/** What the detail page has to say above its content: somebody else was quicker, or only a part was done. */
export interface Notice {
  readonly text: string;
  /** Why, and what is to be known besides. */
  readonly reason?: string;
  /** Adds the status as it is by now. */
  readonly isStale: boolean;
}

export type ShowNotice = (notice: Notice) => void;
