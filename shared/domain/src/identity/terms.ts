/** The terms of service in force, by the day they were last revised; an acceptance names the version it accepts. */
export const currentTermsVersion = '2026-11-27'
