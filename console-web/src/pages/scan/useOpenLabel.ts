import { PROGRESS } from '@laundry/shared/constants/progress';
import { callerOf } from '@laundry/shared/rules/accounts/permissions';
import { type BagLabel, labelCode, parseLabel } from '@laundry/shared/rules/labels/bag-label';
import { OFFLINE, ApiError } from '@laundry/web-kit/calls/api-error';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { type Signal, signal } from '../../components/scan/scan-signal';
import { t } from '../../i18n';
import type { Work } from '../../providers/api/api-types';
import { useOperator } from '../../providers/access/OperatorContext';
import { problemLines, problemOf } from '../../providers/api/problem';
import { useConsoleData } from '../../providers/useConsoleData';
import { FROM_DAY, requestPaths } from '../../resources/wash-requests/request-paths';
import { detailQuery } from '../../resources/wash-requests/request/useRequestDetail';
import { WORK_KEY } from '../../resources/wash-requests/useWork';
import { withScanned } from '../../components/links/scan-path';

/** What came of a label that leads nowhere by itself. */
export interface ScanAnswer {
  readonly text: string;
  /** The request may be opened all the same. */
  readonly requestId: number | null;
}

const NOT_THERE = 404;
const isInHouse = ({ status }: Work): boolean => status === PROGRESS.pickedUp || status === PROGRESS.washed;

/**
 * Opens what a label is on where its scanner works: a driver's stop of the day, by what the device has of it; the washing
 * or folding of who washes; the request's page for the others. Of what they do not see nothing is told.
 */
export function useOpenLabel() {
  const operator = useOperator();
  const caller = callerOf(operator);
  const data = useConsoleData();
  const client = useQueryClient();
  const navigate = useNavigate();
  const [answer, setAnswer] = useState<ScanAnswer | null>(null);
  const [isLooking, setLooking] = useState(false);

  const tell = (name: Signal, told: ScanAnswer | null) => {
    signal(name);
    setAnswer(told);
  };
  const refuse = (text: string, requestId: number | null = null) => tell('bad', { text, requestId });
  const lead = (to: string, code?: string) => {
    tell('good', null);
    void navigate(to, code === undefined ? {} : { state: withScanned(code) });
  };
  const noSuchBag = ({ bag }: BagLabel, count: number) => t('labels.scan.noSuchBag', { bag, count });

  /** As the device has it; what it does not have may have been given meanwhile. */
  const ownWork = async (requestId: number): Promise<Work | undefined> => {
    const isIt = ({ id }: Work) => id === requestId;
    const known = client.getQueryData<readonly Work[]>(WORK_KEY)?.find(isIt);
    return (
      known ?? (await client.fetchQuery({ queryKey: WORK_KEY, queryFn: () => data.work(), staleTime: 0 })).find(isIt)
    );
  };

  const openInDay = async (label: BagLabel, mayOpen: (row: Work) => boolean): Promise<boolean> => {
    const row = await ownWork(label.requestId);
    if (row === undefined || !mayOpen(row)) return false;
    if (label.bag > row.count) refuse(noSuchBag(label, row.count), row.id);
    else lead('/', labelCode(label));
    return true;
  };

  const openPage = async (label: BagLabel) => {
    const query = detailQuery(label.requestId);
    const request = await client.fetchQuery({ queryKey: query.queryKey, queryFn: () => query.read(data) });
    if (label.bag > request.count) return refuse(noSuchBag(label, request.count), request.id);
    lead(requestPaths.detail(request.id, caller === 'wash' ? FROM_DAY : ''));
  };

  const open = async (text: string) => {
    const label = parseLabel(text);
    if (label === null) return refuse(t('labels.scan.unreadable'));
    const code = labelCode(label);
    setLooking(true);
    try {
      if (caller === 'delivery') {
        const isOpen = await openInDay(label, ({ status }) => status !== PROGRESS.delivered);
        if (!isOpen) refuse(t('labels.scan.notOfDay', { code }));
        return;
      }
      if (caller === 'wash' && (await openInDay(label, isInHouse))) return;
      await openPage(label);
    } catch (error) {
      if (error instanceof ApiError && error.reason === OFFLINE) refuse(t('labels.scan.needsLine'));
      else if (problemOf(error).status === NOT_THERE) refuse(t('labels.scan.notThere', { code }));
      else refuse(problemLines(error).join('\n'));
    } finally {
      setLooking(false);
    }
  };
  return { answer, isLooking, open: (text: string) => void open(text) };
}
