import Typography from '@mui/material/Typography';
import { billedMonth } from '@laundry/shared/rules/payments/receipt';
import { useState } from 'react';
import { DownloadButton } from '../../../components/files/DownloadButton';
import { ActionDialog } from '../../../components/form/dialog/ActionDialog';
import { FactList } from '../../../components/page/FactList';
import { shellTexts } from '../../../i18n/shell';
import { t } from '../../../i18n';
import { yenText } from '../../../i18n/amounts';
import { todayJst } from '../../../providers/clock';
import type { ConsoleDataProvider } from '../../../providers/data-provider';

/** Fetches last month's receipts, and says which month and whom the file is about. */
export function Receipts() {
  const [lines, setLines] = useState<Lines | null>(null);
  const make = async (data: ConsoleDataProvider) => {
    const file = await data.getReceipts();
    if (file !== null) setLines(await data.getReceiptLines());
    return file;
  };
  return (
    <>
      <DownloadButton label={t('users.receipts.open')} make={make} empty={t('users.receipts.empty')} />
      {lines !== null && <ReceiptsDone lines={lines} onClose={() => setLines(null)} />}
    </>
  );
}

type Lines = Awaited<ReturnType<ConsoleDataProvider['getReceiptLines']>>;

function ReceiptsDone({ lines, onClose }: { lines: Lines; onClose: () => void }) {
  // A summary number is one customer's month.
  const names = [...new Map(lines.map(({ item1, item6 }) => [item1, item6])).values()];
  const sum = lines.reduce((total, { item21, item23 }) => total + item21 * item23, 0);
  const facts = [
    { label: t('users.receipts.month'), value: billedMonth(todayJst()).label },
    { label: t('users.receipts.customers'), value: t('users.receipts.people', { count: names.length }) },
    { label: t('users.receipts.lines'), value: t('users.receipts.rows', { count: lines.length }) },
    { label: t('users.receipts.sum'), value: yenText(sum) },
    { label: t('users.receipts.names'), value: names.join('\n') },
  ];
  return (
    <ActionDialog
      title={t('users.receipts.title')}
      submitLabel={null}
      pendingLabel=""
      backLabel={shellTexts.close}
      isPending={false}
      problems={[]}
      onSubmit={onClose}
      onClose={onClose}
      maxWidth="sm"
    >
      <Typography>{t('users.receipts.saved')}</Typography>
      <FactList facts={facts} />
    </ActionDialog>
  );
}
