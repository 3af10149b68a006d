/** The story warns of drift that it was allowed to overwrite in a sentence that begins so. */
export const hasDrift = (warning: string): boolean => warning.startsWith("Drift");
