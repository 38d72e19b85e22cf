import { type SavedQuery, extractValidSavedQueries, useSavedQueries } from 'ra-core';
import { useOperator } from '../../../../providers/access/OperatorContext';
import { RESOURCE } from '../../request-keys';

/** The views of who is signed in: react-admin's saved queries, under a name for each account. */
export function useSavedViews() {
  const { id } = useOperator();
  const [stored, setStored] = useSavedQueries(`${RESOURCE}.${id}`);
  /** By what is there by then: an undo comes later, and so does another tab. */
  const change = (next: (views: readonly SavedQuery[]) => SavedQuery[]) =>
    setStored((now) => next(extractValidSavedQueries(now)));
  return {
    views: extractValidSavedQueries(stored),
    add: (view: SavedQuery) => change((views) => [...views, view]),
    rename: ({ label: before }: SavedQuery, label: string) =>
      change((views) => views.map((view) => (view.label === before ? { ...view, label } : view))),
    remove: ({ label }: SavedQuery) => change((views) => views.filter((view) => view.label !== label)),
  };
}
