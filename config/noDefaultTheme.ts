/**
 * In place of Material UI's default theme: every component stands under the portal's own (`src/theme`), and making one that nobody
 * uses would take milliseconds of every start.
 */
export default {};
