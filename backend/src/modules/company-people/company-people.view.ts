/** One who books for the company's account. */
export class CompanyPersonView {
  id: number;
  name: string;
  email: string;
  joined_at: string;
}

/** An invitation that is neither accepted nor taken back. */
export class CompanyInvitationView {
  id: number;
  name: string;
  email: string;
  invited_at: string;
  expires_at: string;
  is_expired: boolean;
}

export class CompanyPeopleView {
  people: CompanyPersonView[];
  invitations: CompanyInvitationView[];
  /** How many there may be, invited ones among them. */
  max: number;
}

/** What whoever has the link of an invitation is asked into. */
export class InvitedToView {
  company_name: string;
  email: string;
  expires_at: string;
}
