/** What pg-boss calls jobs of a company that has many waiting. */
export const backlogTier = 'backlog'
