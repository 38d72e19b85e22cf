/** What an entry says beside its changes that takes an earlier one back; absent: it takes none back. */
export const undoing = (undoes: number | undefined): { readonly undoes?: readonly [from: null, to: number] } =>
  undoes === undefined ? {} : { undoes: [null, undoes] };
