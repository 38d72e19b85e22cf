/** Characters as people and the database count them: an emoji is one. */
export const lengthOf = (text: string): number => [...text].length;
