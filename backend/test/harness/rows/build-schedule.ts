import { WeekRequest } from '../../../src/modules/wash-requests/weekly/week-request.entity.js';
import type { User } from '../../../src/modules/users/user.entity.js';
import type { RunningApp } from '../servers/start-app.js';

/** Mondays 10:00 to Thursdays 18:00, two bags, from December 2026 on. */
export const buildSchedule = (app: RunningApp, { id }: Pick<User, 'id'>, overrides: Partial<WeekRequest> = {}) =>
  app.database.manager.insert(WeekRequest, {
    user_id: id,
    from_month: '2026-12',
    until_month: null,
    week_type: 1,
    pickup_week: 1,
    pickup_time: '10:00',
    delivery_week: 4,
    delivery_time: '18:00',
    count: 2,
    same_time: false,
    delivery_box_pw: '12#34',
    bikou: '門の中',
    created_at: '2026-11-25 09:00:00',
    ...overrides,
  });
