import { FieldErrors } from './field-errors.js';

/** Errors answered as their keys: the form that asks has words of its own for them. */
export class KeyErrors extends FieldErrors {}
