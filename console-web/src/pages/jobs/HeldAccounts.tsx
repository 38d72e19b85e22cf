import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { ERASURE_KIND } from '@laundry/shared/constants/erasure';
import { CustomerLink } from '../../components/links/CustomerLink';
import { t } from '../../i18n';
import { retention as texts } from '../../i18n/retention';
import type { HeldAccount } from '../../providers/api/api-types';

/** Accounts whose period is over, and what they have open. A deleted one has no page. */
export function HeldAccounts({ held }: { held: readonly HeldAccount[] }) {
  return (
    <>
      <Typography variant="h3" color="error" sx={{ mt: 2, fontSize: '1rem', fontWeight: 700 }}>
        {t('retention.held')}
      </Typography>
      <Typography color="textSecondary">{t('retention.heldLead')}</Typography>
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {held.map(({ id, kind, open }) => {
          const customer = t('retention.customer', { id });
          return (
            <Box component="li" key={id} sx={{ py: 0.5 }}>
              {kind === ERASURE_KIND.deleted ? customer : <CustomerLink id={id}>{customer}</CustomerLink>}
              {`　${open.map((matter) => texts.open[matter]).join('、')}`}
            </Box>
          );
        })}
      </Box>
    </>
  );
}
