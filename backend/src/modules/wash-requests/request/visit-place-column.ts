/** `heldPlace` of a request `w` for its own driver and next leg. */
export const VISIT_PLACE =
  'CASE WHEN w.visit_place_of = w.staff_id AND w.visit_place_at = w.sched_dt THEN w.visit_place END AS visit_place';
