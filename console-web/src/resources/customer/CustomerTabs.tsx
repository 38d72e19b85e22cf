import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useId } from 'react';
import { useSearchParams } from 'react-router';
import { t } from '../../i18n';
import type { ConsoleUser } from '../../providers/api/api-types';
import { useMay } from '../../providers/access/OperatorContext';
import { CustomerHistory } from './CustomerHistory';
import { CustomerLedger } from './CustomerLedger';
import { CustomerMails } from './CustomerMails';
import { CustomerPayments } from './CustomerPayments';
import { CustomerRequests } from './CustomerRequests';

const PANELS = {
  requests: CustomerRequests,
  ledger: CustomerLedger,
  payments: CustomerPayments,
  mails: CustomerMails,
  history: CustomerHistory,
} as const;
type TabName = keyof typeof PANELS;

const isTab = (name: string): name is TabName => Object.hasOwn(PANELS, name);

/** What happened with a customer; the address holds which part is open. */
export function CustomerTabs({ user }: { user: ConsoleUser }) {
  const [params, setParams] = useSearchParams();
  const may = useMay();
  const names = Object.keys(PANELS)
    .filter(isTab)
    .filter((name) => name !== 'payments' || may('manualPayments'));
  const open = names.find((name) => name === params.get('tab')) ?? 'requests';
  const id = useId();
  const Panel = PANELS[open];
  return (
    <Paper variant="outlined" sx={{ minWidth: 0 }}>
      <Tabs
        value={open}
        onChange={(_event, name: TabName) => setParams({ tab: name }, { replace: true })}
        variant="scrollable"
        allowScrollButtonsMobile
        aria-label={t('customer.tabs.label')}
        sx={{ borderBottom: 1, borderColor: 'divider' }}
      >
        {names.map((name) => (
          <Tab
            key={name}
            value={name}
            label={t(`customer.tabs.${name}`)}
            id={`${id}-${name}`}
            aria-controls={`${id}-panel`}
          />
        ))}
      </Tabs>
      <Box
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-${open}`}
        tabIndex={0}
        sx={{ p: { xs: 1.5, md: 2 } }}
      >
        <Panel key={open} user={user} />
      </Box>
    </Paper>
  );
}
