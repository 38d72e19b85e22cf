import { type ConfirmedForm, useConfirmedForm as useKitConfirmedForm } from '@laundry/web-kit/forms/use-confirmed-form';
import type { FieldValues } from 'react-hook-form';
import { tabStore } from '../session/tab-store';
import { useRefusalWords } from './form-errors';

/** A form of this web in three steps; what is stored of it, and what it says of a refusal, is the same for all. */
export const useConfirmedForm = <Values extends FieldValues, Checked, Answer, Result = never>(
  options: ConfirmedForm<Values, Checked, Answer, Result>,
) => useKitConfirmedForm<Values, Checked, Answer, Result>(tabStore, useRefusalWords(), options);
