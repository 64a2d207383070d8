/**
 * Of a process that runs tests: room for 64 MB of young objects in place of 16. Most objects of a test live until it
 * ends, and each time the room is full all living ones are copied: a twentieth of the time.
 */
export const youngGeneration = '--max-semi-space-size=64'
