interface Reader {
  readonly query: (sql: string) => Promise<unknown>;
}

/** The customers whose stored balance is not the sum of their ledger. */
export const unbalanced = (books: Reader): Promise<unknown> =>
  books.query(`SELECT u.id, u.available_request_count, COALESCE(SUM(e.delta), 0) AS ledger
    FROM users u LEFT JOIN count_entries e ON e.user_id = u.id
   GROUP BY u.id, u.available_request_count HAVING available_request_count <> COALESCE(SUM(e.delta), 0)`);

/** The days whose count of places is not that of their live requests. */
export const miscounted = (books: Reader): Promise<unknown> =>
  books.query(`SELECT d.date, d.used FROM pickup_days d
   WHERE d.used <> (SELECT COUNT(*) FROM wash_requests w
                     WHERE w.cancelled_at IS NULL AND w.sched_pickup_dt BETWEEN CONCAT(d.date, ' 00') AND CONCAT(d.date, ' 24'))`);
