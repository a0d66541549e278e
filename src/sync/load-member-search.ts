/** The calls of the search for members: only staff loads them (R6.1). */
export const loadMemberSearch = () => import('#src/data/api/member/members.ts');
