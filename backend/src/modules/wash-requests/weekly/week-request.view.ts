import type { WeekType, Weekday } from '@laundry/shared/constants/week-types';
import { readable } from '../../../common/crypto/unreadable.js';
import type { WeekRequest } from './week-request.entity.js';

export class WeekRequestInfoView {
  /** 1 every week, 2 first, third and fifth, 3 second and fourth. */
  week_type: WeekType;
  /** 1 Monday to 6 Saturday. */
  pickup_week_id: Weekday;
  pickup_time: string;
  /** null, like its time, when the bags come back with the next pickup. */
  delivery_week_id: Weekday | null;
  delivery_time: string | null;
}

/** One form of a customer's weekly schedule, as they filled it in. */
export class WeekRequestView {
  week_request_infos: WeekRequestInfoView[];
  count: number;
  /** Empty: none. Null: it is stored and cannot be read; what it was stays until another is given. */
  delivery_box_pw: string | null;
  bikou: string;
  pd_same_time: boolean;
}

export class SavedWeekRequestsView {
  week_requests: WeekRequestView[];
}

export class WeekRequestCheckView {
  ok: boolean;
  /** Bags that the schedule needs next month. */
  needed: number;
  /** Bags that the plan of next month grants. */
  granted: number;
}

export type WeekRequestForm = Omit<WeekRequest, 'id' | 'user_id' | 'from_month' | 'until_month' | 'created_at'>;

export const weekRequestView = (form: WeekRequestForm): WeekRequestView => ({
  week_request_infos: [
    {
      week_type: form.week_type,
      pickup_week_id: form.pickup_week,
      pickup_time: form.pickup_time,
      delivery_week_id: form.delivery_week,
      delivery_time: form.delivery_time,
    },
  ],
  count: form.count,
  delivery_box_pw: readable(form.delivery_box_pw),
  bikou: form.bikou,
  pd_same_time: form.same_time,
});
