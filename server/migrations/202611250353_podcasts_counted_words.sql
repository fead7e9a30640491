-- How often words stand in what is said of episodes is counted closely: a search walks them in their order where many are meant, and takes the index of words where few are.
alter table podcasts.episode alter column search_text set statistics 500;
