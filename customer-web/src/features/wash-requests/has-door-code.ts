/** A door code is never written down, nor what holds one. */
export const hasDoorCode = ({ delivery_box_pw }: { readonly delivery_box_pw?: string | null }): boolean =>
  (delivery_box_pw ?? '') !== '';
