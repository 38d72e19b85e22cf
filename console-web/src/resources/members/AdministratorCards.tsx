import Box from '@mui/material/Box';
import { RecordContextProvider, useListContext } from 'ra-core';
import { personName } from '@laundry/shared/text/person-name';
import { cardsStyles } from '../../components/list/cards-styles';
import { t } from '../../i18n';
import type { Administrator } from '../../providers/api/api-types';
import { memberSince } from './member-form';
import { ResetSecondFactor } from './ResetSecondFactor';

/** The administrators on phones: one card each. */
export function AdministratorCards() {
  const { data = [] } = useListContext<Administrator>();
  return (
    <Box component="ul" sx={styles}>
      {data.map((administrator) => (
        <RecordContextProvider key={administrator.id} value={administrator}>
          <li>
            <div className="head">{personName(administrator)}</div>
            <div>{administrator.email}</div>
            <div className="soft">{`${t('members.fields.created_at')} ${memberSince(administrator)}`}</div>
            <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
              <span>{`${t('members.fields.second_factor')}:`}</span>
              <ResetSecondFactor />
            </Box>
          </li>
        </RecordContextProvider>
      ))}
    </Box>
  );
}

const styles = { ...cardsStyles, '& > li': { ...cardsStyles['& > li'], overflowWrap: 'anywhere' } };
