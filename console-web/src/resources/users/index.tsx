import type { ResourceProps } from 'react-admin';
import { Route } from 'react-router';
import { Guarded } from '../../components/access/Guarded';
import { lazily } from '@laundry/web-kit/loading/lazily';

const MonthlyUsers = lazily(() => import('./list/MonthlyUsers'));
const OnetimeUsers = lazily(() => import('./list/OnetimeUsers'));
const ReviewList = lazily(() => import('./review/ReviewList'));
const DeleteUserPage = lazily(() => import('./delete/DeleteUserPage'));
const PlanEditPage = lazily(() => import('./plan-edit/PlanEditPage'));
const PlanDonePage = lazily(() => import('./plan-edit/PlanDonePage'));

/** The customers with a monthly plan. */
export const users: ResourceProps = { name: 'users', list: <MonthlyUsers /> };

/** The customers with a one-time plan. */
export const onetimeUsers: ResourceProps = { name: 'onetime-users', list: <OnetimeUsers /> };

/** The companies that wait for a decision. */
export const companyReviews: ResourceProps = { name: 'company-reviews', list: <ReviewList /> };

/** What is reached from the lists: another plan, deletion. */
export const userRoutes = [
  <Route
    key="delete"
    path="/users-delete/:id"
    element={
      <Guarded resource="users" action="delete">
        <DeleteUserPage />
      </Guarded>
    }
  />,
  <Route
    key="plan"
    path="/plan/edit/:id"
    element={
      <Guarded resource="users" action="edit">
        <PlanEditPage />
      </Guarded>
    }
  />,
  <Route
    key="plan-done"
    path="/plan/edit-complete/:id"
    element={
      <Guarded resource="users" action="edit">
        <PlanDonePage />
      </Guarded>
    }
  />,
];
