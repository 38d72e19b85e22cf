/** The maintenance in force or planned; `maint_flg` 1 while it is on. */
export class MaintenanceView {
  maint_flg: number;
  start_dt: string | null;
  end_dt: string | null;
  type: number | null;
  content: string | null;
}
