export class WorkReportView {
  id: number;
}
