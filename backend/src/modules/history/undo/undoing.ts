/** The id of the entry that this one undoes; absent: it undoes none. */
export const undoing = (undoes: number | undefined): { readonly undoes?: readonly [from: null, to: number] } =>
  undoes === undefined ? {} : { undoes: [null, undoes] };
