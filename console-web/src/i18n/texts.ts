import { account } from './account';
import { areas } from './areas';
import { bags } from './bags';
import { board } from './board';
import { call } from './call';
import { claims } from './claims';
import { customer } from './customer';
import { dates } from './dates';
import { day } from './day';
import { doorPhotos } from './door-photos';
import { failures } from './failures';
import { inquiries } from './inquiries';
import { insights } from './insights';
import { jobs } from './jobs';
import { keys } from './keys';
import { find } from './find';
import { labels } from './labels';
import { lists } from './lists';
import { maintenance } from './maintenance';
import { actReports } from './act-reports';
import { payments } from './manual-payments';
import { members } from './members';
import { moves } from './moves';
import { histories } from './operation-histories';
import { paymentDifferences } from './payment-differences';
import { priceGrid } from './price-grid';
import { live } from './live';
import { progress } from './progress';
import { requestFileTexts } from './request-files';
import { requests } from './requests';
import { retention } from './retention';
import { routeSheets } from './route-sheets';
import { timeline } from './timeline';
import { venues } from './venues';
import { today } from './today';
import { users } from './users';
import { visitOrder } from './visit-order';
import { workReports } from './work-reports';

/** What amounts are written with. */
const amounts = { yen: '{{price}}円' };

/** Every text of the console by its key. */
export const texts = {
  account,
  actReports,
  amounts,
  call,
  claims,
  customer,
  dates,
  day,
  doorPhotos,
  failures,
  inquiries,
  insights,
  jobs,
  find,
  keys,
  labels,
  lists,
  live,
  visitOrder,
  areas,
  histories,
  maintenance,
  members,
  moves,
  payments,
  priceGrid,
  progress,
  timeline,
  requests,
  retention,
  routeSheets,
  bags,
  paymentDifferences,
  board,
  workReports,
  requestFiles: requestFileTexts,
  today,
  users,
  venues,
  /** Where react-admin looks for the label of a field. */
  resources: {
    'area-infos': areas,
    claims,
    'operation-histories': histories,
    'progress-management': progress,
    'wash-requests': requests,
    users,
    'manual-payments': payments,
    'payment-messages': inquiries,
    'payment-attempts': inquiries,
    'onetime-payments': priceGrid,
    members,
    administrators: members,
    'maintenance-setting': maintenance,
    venues,
    'onetime-users': users,
    'company-reviews': users,
  },
} as const;
