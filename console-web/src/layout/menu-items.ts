import ApartmentIcon from '@mui/icons-material/ApartmentOutlined';
import BadgeIcon from '@mui/icons-material/BadgeOutlined';
import ConstructionIcon from '@mui/icons-material/ConstructionOutlined';
import ReportProblemIcon from '@mui/icons-material/ReportProblemOutlined';
import EventBusyIcon from '@mui/icons-material/EventBusyOutlined';
import FactCheckIcon from '@mui/icons-material/FactCheckOutlined';
import HistoryIcon from '@mui/icons-material/History';
import InsightsIcon from '@mui/icons-material/InsightsOutlined';
import HomeIcon from '@mui/icons-material/HomeOutlined';
import LocalShippingIcon from '@mui/icons-material/LocalShippingOutlined';
import MapIcon from '@mui/icons-material/MapOutlined';
import MarkEmailUnreadIcon from '@mui/icons-material/MarkEmailUnreadOutlined';
import SyncAltIcon from '@mui/icons-material/SyncAlt';
import PaymentsIcon from '@mui/icons-material/PaymentsOutlined';
import PeopleIcon from '@mui/icons-material/PeopleOutlined';
import PersonIcon from '@mui/icons-material/PersonOutlined';
import RuleIcon from '@mui/icons-material/RuleOutlined';
import RateReviewIcon from '@mui/icons-material/RateReviewOutlined';
import ScheduleIcon from '@mui/icons-material/ScheduleOutlined';
import SellIcon from '@mui/icons-material/SellOutlined';
import TimelineIcon from '@mui/icons-material/Timeline';
import { shellTexts } from '../i18n/shell';
import { type ResourceName, canAccess } from '../providers/access/access';
import type { Operator } from '../providers/access/operator';

type Screen = keyof typeof shellTexts.menu & ResourceName;
type Line = readonly [screen: Screen, Icon: typeof HomeIcon];

export interface MenuItem {
  readonly path: string;
  readonly label: string;
  readonly Icon: typeof HomeIcon;
}

interface MenuGroup {
  readonly label: string;
  readonly items: readonly MenuItem[];
}

/** Every screen with a link, by what it is about. A new one is a line here and its label in the texts. */
const MENU: readonly (readonly [label: string, lines: readonly Line[]])[] = [
  [
    shellTexts.menuGroups.dispatch,
    [
      ['wash-requests', LocalShippingIcon],
      ['progress-management', TimelineIcon],
    ],
  ],
  [
    shellTexts.menuGroups.customers,
    [
      ['users', PeopleIcon],
      ['onetime-users', PersonIcon],
      ['company-reviews', FactCheckIcon],
      ['claims', RateReviewIcon],
    ],
  ],
  [
    shellTexts.menuGroups.money,
    [
      ['manual-payments', PaymentsIcon],
      ['payment-messages', MarkEmailUnreadIcon],
      ['payment-attempts', SyncAltIcon],
      ['payment-differences', RuleIcon],
    ],
  ],
  [
    shellTexts.menuGroups.settings,
    [
      ['area-infos', MapIcon],
      ['business-holiday-setting', EventBusyIcon],
      ['onetime-payments', SellIcon],
      ['venues', ApartmentIcon],
      ['members', BadgeIcon],
      ['maintenance-setting', ConstructionIcon],
    ],
  ],
  [
    shellTexts.menuGroups.records,
    [
      ['insights', InsightsIcon],
      ['operation-histories', HistoryIcon],
      ['failures', ReportProblemIcon],
      ['jobs', ScheduleIcon],
    ],
  ],
];

/** What is always within reach of the thumb on phones, as far as it is open and there is room. */
const DAILY: readonly Line[] = [
  ['wash-requests', LocalShippingIcon],
  ['users', PeopleIcon],
  ['operation-histories', HistoryIcon],
];
const ROOM_FOR = 2;

const TOP: MenuItem = { path: '/', label: shellTexts.topLabel, Icon: HomeIcon };

const open = (operator: Operator, lines: readonly Line[]): readonly MenuItem[] =>
  lines
    .filter(([screen]) => canAccess(operator, { resource: screen, action: 'list' }))
    .map(([screen, Icon]) => ({ path: `/${screen}`, label: shellTexts.menu[screen], Icon }));

/** The screens that somebody may open, in groups; the first is the top page by itself. */
export const menuFor = (operator: Operator): readonly MenuGroup[] => [
  { label: '', items: [TOP] },
  ...MENU.map(([label, lines]) => ({ label, items: open(operator, lines) })).filter(({ items }) => items.length > 0),
];

/** The few screens of the bottom bar. */
export const dailyFor = (operator: Operator): readonly MenuItem[] => [TOP, ...open(operator, DAILY).slice(0, ROOM_FOR)];
