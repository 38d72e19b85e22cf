/** Columns of a request `w`: by them `heldPlace` says which place it holds. */
export const VISIT_PLACE = 'w.visit_place, w.visit_place_of, w.visit_place_at';
