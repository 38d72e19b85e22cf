import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router';
import { PageHeading } from '../../components/PageHeading';
import { shellTexts } from '../../i18n/shell';
import { menuItemsFor } from '../../layout/menu-items';
import { useMay, useOperator } from '../../providers/OperatorContext';
import { useVariant } from '../../providers/VariantContext';
import { WaitingCard } from '../../resources/users/WaitingCard';

/** The admin top and the staff top: the screens that are open to whoever is signed in (spec 3 §2.1). */
export function TopPage() {
  const variant = useVariant();
  const items = menuItemsFor(useOperator());
  const approves = useMay()('users.edit');
  return (
    <Box sx={{ maxWidth: 960, mx: 'auto' }}>
      <PageHeading title={shellTexts.top[variant]} />
      <Typography color="textSecondary" sx={{ mb: 2 }}>
        {shellTexts.topLead}
      </Typography>
      <Box
        component="ul"
        sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, gap: 1.5, p: 0, m: 0 }}
      >
        {items.map((item) => (
          <Card component="li" key={item.resource} variant="outlined" sx={{ listStyle: 'none' }}>
            <CardActionArea component={Link} to={item.path} sx={{ p: 2, minHeight: 88 }}>
              <Typography variant="h2" component="span" sx={{ display: 'block', color: 'primary.dark' }}>
                {item.label}
              </Typography>
              <Typography variant="body2" color="textSecondary" component="span">
                {item.about}
              </Typography>
            </CardActionArea>
          </Card>
        ))}
        {approves && <WaitingCard />}
      </Box>
    </Box>
  );
}
