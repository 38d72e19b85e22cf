import { ListContextProvider, type RaRecord, useListContext } from 'ra-core';
import { type ReactNode, useMemo } from 'react';
import { t } from '../../i18n';
import { Pill } from './Pill';
import { useSteadyRows } from './useSteadyRows';

const NONE: readonly never[] = [];

/** A list whose rows others change: they do not move under the pointer. */
export function SteadyList({ children }: { children: ReactNode }) {
  const list = useListContext<RaRecord>();
  const { data, sort, page, perPage } = list;
  const question = JSON.stringify([list.filterValues, sort, page, perPage]);
  const { rows, isMoved, arrange } = useSteadyRows(data ?? NONE, question);
  const own = useMemo(() => [...rows], [rows]);
  return (
    <ListContextProvider value={data === undefined ? list : { ...list, data: own }}>
      {children}
      {isMoved && <Pill text={t('live.moved')} button={t('live.arrange')} onPress={arrange} />}
    </ListContextProvider>
  );
}
