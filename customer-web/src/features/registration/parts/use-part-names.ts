import { use } from 'react';
import { useTexts } from '../../../i18n/texts';
import type { PartName } from './parts';
import { PlaceContext } from './place';

/** What the parts are called; beside the steps of a first request none is called like its step. */
export function usePartNames(): Readonly<Record<PartName, string>> {
  const { names, first_names } = useTexts('registration').parts;
  return use(PlaceContext).isFirst ? { ...names, ...first_names } : names;
}
