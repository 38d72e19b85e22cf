import Box from '@mui/material/Box';
import { CanAccess, ListBase, type ListBaseProps, type RaRecord } from 'ra-core';
import type { ReactNode } from 'react';
import { AccessDenied } from '../access/AccessDenied';
import { SteadyList } from '../live/SteadyList';
import { LoadingScreen } from '../loading/LoadingScreen';
import { PageHeading } from '../page/PageHeading';
import { ListRows } from './ListRows';

interface Props<Row extends RaRecord> extends Omit<ListBaseProps<Row>, 'title' | 'empty' | 'children' | 'storeKey'> {
  readonly title: string;
  /** Beside the title: what belongs to the whole list. */
  readonly beside?: ReactNode;
  readonly search?: ReactNode;
  /** What an empty list says, and what to do about it. */
  readonly empty: ReactNode;
  /** Beside the number of hits. */
  readonly tools?: ReactNode;
  readonly children: ReactNode;
}

/**
 * A list: its title, its search, the number of hits, the rows and the pages. State, address and access are react-admin's.
 * The address alone says what is listed: what was searched for last is not meant the next time, nor by the next person.
 */
export function ListPage<Row extends RaRecord>({ title, beside, search, empty, tools, children, ...list }: Props<Row>) {
  return (
    <CanAccess action="list" loading={<LoadingScreen />} accessDenied={<AccessDenied />}>
      {/* A list that does not come says so in its place, with a way on: no notification beside it. */}
      <ListBase {...list} storeKey={false} queryOptions={{ onError: () => undefined, ...list.queryOptions }}>
        <PageHeading title={title}>{beside}</PageHeading>
        {search && <Box sx={{ mb: 1 }}>{search}</Box>}
        <SteadyList>
          <ListRows empty={empty} tools={tools}>
            {children}
          </ListRows>
        </SteadyList>
      </ListBase>
    </CanAccess>
  );
}
