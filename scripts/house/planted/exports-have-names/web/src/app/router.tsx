const screens: string[] = [];
export default screens;
