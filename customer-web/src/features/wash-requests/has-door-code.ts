/** What may be kept of something that has one. */
export const withoutDoorCode = <T extends { readonly delivery_box_pw: string }>(row: T): T => ({
  ...row,
  delivery_box_pw: '',
});

/** A door code is never written down, nor what holds one. */
export const hasDoorCode = ({ delivery_box_pw }: { readonly delivery_box_pw?: string | null }): boolean =>
  (delivery_box_pw ?? '') !== '';
