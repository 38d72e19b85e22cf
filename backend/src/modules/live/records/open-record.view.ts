/** Somebody of the back office. */
export class OperatorNameView {
  id: number;
  name1: string;
  name2: string;
}

/** Who else has a record open. */
export class OpenRecordView {
  people: OperatorNameView[];
}
