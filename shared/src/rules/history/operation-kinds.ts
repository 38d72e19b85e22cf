import type { OperationType } from '../../constants/operation-types.js';
import type { OfRecord, OperationPayloads } from './operation-payloads.js';

/** The operations on a record that is neither a request nor a customer. */
export type RecordOperation = {
  readonly [Each in OperationType]: OperationPayloads[Each] extends { readonly request: unknown }
    ? never
    : OperationPayloads[Each] extends OfRecord
      ? Each
      : never;
}[OperationType];

/** The fields that an operation may change. */
export type ChangedField<Type extends OperationType = OperationType> = {
  readonly [Each in Type]: OperationPayloads[Each] extends { readonly changes?: infer All }
    ? Extract<keyof NonNullable<All>, string>
    : never;
}[Type];

/** The operations that may take an earlier one of their kind back. */
export type UndoableOperation = {
  readonly [Each in OperationType]: 'undoes' extends ChangedField<Each> ? Each : never;
}[OperationType];
