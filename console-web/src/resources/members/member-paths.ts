/** The administrators' list, below the staff's. */
export const ADMINISTRATORS = 'administrators';

export const memberPaths = { members: '/members', administrators: `/members/${ADMINISTRATORS}` } as const;
