/** File names in a project or a home folder, first found first: the community's SS3 standard, then rollup's and grunt's. */
export const credentialsFileNames = [".screeps.yaml", ".screeps.yml", ".screeps.json", "screeps.json"] as const;
