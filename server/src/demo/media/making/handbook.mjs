export const handbookCourses = () => [];
export const makeHandbook = async () => [];
